/** Side results of a server-side render: document title and namespaces of texts. */
export const rendered = { title: '', texts: new Set<string>() };
