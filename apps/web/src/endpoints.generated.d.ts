// Written by scripts/declarations.test.ts with `-u`; not to be edited.
declare module 'virtual:endpoints/service' {
  const calls: Calls<'service'>;
  export default calls;
}
declare module 'virtual:endpoints/auth' {
  const calls: Calls<'auth'>;
  export default calls;
}
declare module 'virtual:endpoints/account' {
  const calls: Calls<'account'>;
  export default calls;
}
declare module 'virtual:endpoints/privacy' {
  const calls: Calls<'privacy'>;
  export default calls;
}
declare module 'virtual:endpoints/profile' {
  const calls: Calls<'profile'>;
  export default calls;
}
declare module 'virtual:endpoints/weather' {
  const calls: Calls<'weather'>;
  export default calls;
}
declare module 'virtual:endpoints/community' {
  const calls: Calls<'community'>;
  export default calls;
}
declare module 'virtual:endpoints/agriloop' {
  const calls: Calls<'agriloop'>;
  export default calls;
}
declare module 'virtual:endpoints/comments' {
  const calls: Calls<'comments'>;
  export default calls;
}
declare module 'virtual:endpoints/follows' {
  const calls: Calls<'follows'>;
  export default calls;
}
declare module 'virtual:endpoints/takedowns' {
  const calls: Calls<'takedowns'>;
  export default calls;
}
declare module 'virtual:endpoints/irrigation' {
  const calls: Calls<'irrigation'>;
  export default calls;
}
declare module 'virtual:endpoints/languages' {
  const calls: Calls<'languages'>;
  export default calls;
}
declare module 'virtual:endpoints/market' {
  const calls: Calls<'market'>;
  export default calls;
}
declare module 'virtual:endpoints/news' {
  const calls: Calls<'news'>;
  export default calls;
}
declare module 'virtual:endpoints/schemes' {
  const calls: Calls<'schemes'>;
  export default calls;
}
declare module 'virtual:endpoints/geo' {
  const calls: Calls<'geo'>;
  export default calls;
}
declare module 'virtual:endpoints/finance' {
  const calls: Calls<'finance'>;
  export default calls;
}
declare module 'virtual:endpoints/farm-tasks' {
  const calls: Calls<'farm-tasks'>;
  export default calls;
}
declare module 'virtual:endpoints/fields' {
  const calls: Calls<'fields'>;
  export default calls;
}
declare module 'virtual:endpoints/plantings' {
  const calls: Calls<'plantings'>;
  export default calls;
}
declare module 'virtual:endpoints/planting-events' {
  const calls: Calls<'planting-events'>;
  export default calls;
}
declare module 'virtual:endpoints/herd' {
  const calls: Calls<'herd'>;
  export default calls;
}
declare module 'virtual:endpoints/animal-events' {
  const calls: Calls<'animal-events'>;
  export default calls;
}
declare module 'virtual:endpoints/entry-money' {
  const calls: Calls<'entry-money'>;
  export default calls;
}
declare module 'virtual:endpoints/milk-rates' {
  const calls: Calls<'milk-rates'>;
  export default calls;
}
declare module 'virtual:endpoints/losses' {
  const calls: Calls<'losses'>;
  export default calls;
}
declare module 'virtual:endpoints/farm-pictures' {
  const calls: Calls<'farm-pictures'>;
  export default calls;
}
declare module 'virtual:endpoints/season' {
  const calls: Calls<'season'>;
  export default calls;
}
declare module 'virtual:endpoints/shares' {
  const calls: Calls<'shares'>;
  export default calls;
}
declare module 'virtual:endpoints/credits' {
  const calls: Calls<'credits'>;
  export default calls;
}
declare module 'virtual:endpoints/crop-prediction' {
  const calls: Calls<'crop-prediction'>;
  export default calls;
}
declare module 'virtual:endpoints/greenscan' {
  const calls: Calls<'greenscan'>;
  export default calls;
}
declare module 'virtual:endpoints/guidance' {
  const calls: Calls<'guidance'>;
  export default calls;
}
declare module 'virtual:endpoints/crops' {
  const calls: Calls<'crops'>;
  export default calls;
}
declare module 'virtual:endpoints/experts' {
  const calls: Calls<'experts'>;
  export default calls;
}
declare module 'virtual:endpoints/notifications' {
  const calls: Calls<'notifications'>;
  export default calls;
}
declare module 'virtual:endpoints/assistant' {
  const calls: Calls<'assistant'>;
  export default calls;
}
declare module 'virtual:endpoints/assistant-questions' {
  const calls: Calls<'assistant-questions'>;
  export default calls;
}
declare module 'virtual:endpoints/transcription' {
  const calls: Calls<'transcription'>;
  export default calls;
}
declare module 'virtual:endpoints/console' {
  const calls: Calls<'console'>;
  export default calls;
}
declare module 'virtual:endpoints/expert-invitation' {
  const calls: Calls<'expert-invitation'>;
  export default calls;
}
declare module 'virtual:endpoints/suggestions' {
  const calls: Calls<'suggestions'>;
  export default calls;
}
