declare module 'virtual:content/first-aid/*' {
  const cards: Readonly<Record<string, import('@ankur/content/first-aid').FirstAidCard>>;
  export default cards;
}
