const TAG_START = /^<(?:\/?[a-z]|!)/i;
const RAW_TEXT = /^<(script|style)(?![\w-])/i;

/**
 * Replaces each tag and comment, and scripts and styles with their content, by a space. Linear time on any input,
 * because the text is untrusted.
 */
export function withoutTags(html: string): string {
  const lower = html.toLowerCase();
  /** End tags that were searched for and do not occur from here on. */
  const missing = new Set<string>();
  const find = (end: string, from: number): number => {
    if (missing.has(end)) return -1;
    const at = lower.indexOf(end, from);
    if (at < 0) missing.add(end);
    return at;
  };
  /** End of the markup that begins at `open`. */
  const endOf = (open: number): number => {
    if (lower.startsWith('<!--', open)) {
      const end = find('-->', open + 4);
      if (end >= 0) return end + 3;
    }
    const close = find('>', open);
    if (close < 0) return html.length;
    const raw = RAW_TEXT.exec(lower.slice(open, open + 10))?.[1];
    const endTag = raw === undefined ? -1 : find(`</${raw}`, close);
    if (endTag < 0) return close + 1;
    const after = find('>', endTag);
    return after < 0 ? html.length : after + 1;
  };
  let text = '';
  let at = 0;
  for (;;) {
    const open = html.indexOf('<', at);
    if (open < 0) return text + html.slice(at);
    if (TAG_START.test(html.slice(open, open + 3))) {
      text += `${html.slice(at, open)} `;
      at = endOf(open);
    } else {
      text += html.slice(at, open + 1);
      at = open + 1;
    }
  }
}
