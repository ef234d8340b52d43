const SHARE_LIMIT = { name: 'share', points: 60, seconds: 3600, tries: 150 };
const WARN_LIMIT = { name: 'warn', points: 60, seconds: 3600 };

/** Of calls that share something with other farmers: posts and reels count together. */
export const shareExtras = { reachesOthers: true, isPublic: true, perAccount: SHARE_LIMIT };
/** Of calls that label advice as possibly wrong. */
export const warnExtras = { perAccount: WARN_LIMIT };
