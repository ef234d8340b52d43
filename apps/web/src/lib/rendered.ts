/** What a render to a string leaves behind beside its markup: the title of the tab and the namespaces of its texts. */
export const rendered = { title: '', texts: new Set<string>() };
