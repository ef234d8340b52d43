/** Whether a host is on the operator's list: `host`, `host:port` or `*.host` for all subdomains. */
export function isListed(url: URL, hosts: readonly string[]): boolean {
  const name = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const spellings = [name, `${name}:${port}`, `[${name}]`, `[${name}]:${port}`];
  return hosts.some((entry) =>
    entry.startsWith('*.') ? name.endsWith(entry.slice(1)) : spellings.includes(entry),
  );
}
