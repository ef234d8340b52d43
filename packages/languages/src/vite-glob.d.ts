/** Vite's `import.meta.glob`; the server reads the same files from disk. */
interface ImportMeta {
  glob<T>(
    pattern: string,
    options: { eager: true; import: 'default' },
  ): Readonly<Record<string, T>>;
}
