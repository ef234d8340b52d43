declare module 'virtual:content/leaf' {
  type Files = import('@ankur/leaf-doctor/library/library-types').LibraryFiles;
  /** By language of the register, each completed by its fallbacks. */
  const collection: Readonly<
    Record<string, { language: string; load: () => Promise<{ default: Files }> }>
  >;
  export default collection;
}

declare module 'virtual:content/leaf/en' {
  const files: import('@ankur/leaf-doctor/library/library-types').LibraryFiles;
  export default files;
}

declare module 'virtual:content/first-aid' {
  type Cards = import('@ankur/content/first-aid').FirstAidCards<
    import('@ankur/contracts/assistant/emergency-kinds').EmergencyKind
  >;
  /** By language of the register: the first of it and its fallbacks in which every card is written. */
  const collection: Readonly<
    Record<string, { language: string; load: () => Promise<{ default: Cards }> }>
  >;
  export default collection;
}

declare module 'virtual:language-fonts' {
  /** By language; those without a font of their own are not in it. */
  const fonts: Readonly<Record<string, () => Promise<unknown>>>;
  export default fonts;
}

declare module 'virtual:language-dates' {
  /** By language; those in Latin letters are not in it. */
  const dates: Readonly<
    Record<string, () => Promise<{ default: import('./lib/i18n/own-dates.ts').DateNames }>>
  >;
  export default dates;
}

declare module 'virtual:languages.css' {}
