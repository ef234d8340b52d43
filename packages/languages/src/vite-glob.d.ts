/** What the bundler of the web app puts in the place of `import.meta.glob`; the server reads the same files from disk. */
interface ImportMeta {
  glob<T>(
    pattern: string,
    options: { eager: true; import: 'default' },
  ): Readonly<Record<string, T>>;
}
