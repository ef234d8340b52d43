/** One file of a list as Vite writes it: language, namespace, how it is preloaded, hash of its chunk. */
const FILE =
  /"\.\.\/\.\.\/locales\/([a-z]{2,3})\/([\w-]+)\.json":\(\)=>([\w$]+)\(\(\)=>import\(`\.\/([\w-]+)-([\w-]{7})\.js`\)\.then\(e=>e\.default\),\[\]\)/g;
const LIST = /Object\.assign\(\{("\.\.\/\.\.\/locales\/[^;]*?)\}\)/;
const NO_FILE = '_______';

/**
 * Rewrites a built list of locale files (`import.meta.glob`) as a table of hashes: a line a language, seven characters a
 * namespace. Undefined when the code has no such list.
 * @throws when the list is written in another form than the one expected here
 */
export function shortLocaleList(code: string): string | undefined {
  const list = LIST.exec(code);
  if (!list?.[1]) return undefined;
  const files = [...list[1].matchAll(FILE)];
  if (files.map(([text]) => text).join(',') !== list[1])
    throw new Error('Vite writes lists of locale files in another form');
  const namespaces = [...new Set(files.map(([, , namespace]) => namespace ?? ''))].sort();
  const languages = [...new Set(files.map(([, language]) => language ?? ''))].sort();
  const preload = files[0]?.[3];
  const hashes = new Map(
    files.map(([, language, namespace, , chunk, hash]) => {
      if (chunk !== namespace) throw new Error(`The chunk of ${namespace} is called ${chunk}`);
      return [`${language}/${namespace}`, hash];
    }),
  );
  const lines = languages.map(
    (language) =>
      language + namespaces.map((name) => hashes.get(`${language}/${name}`) ?? NO_FILE).join(''),
  );
  const width = NO_FILE.length;
  const table =
    `(()=>{const t={},n=\`${namespaces.join(' ')}\`.split(\` \`);` +
    `for(const l of \`${lines.join(' ')}\`.split(\` \`)){const c=l.slice(0,l.length-n.length*${width});` +
    `n.forEach((m,i)=>{const h=l.substr(c.length+i*${width},${width});` +
    `if(h!=\`${NO_FILE}\`)t[\`../../locales/\${c}/\${m}.json\`]=()=>${preload}(()=>import(\`./\${m}-\${h}.js\`).then(e=>e.default),[])})}` +
    `return t})()`;
  return code.replace(list[0], () => table);
}
