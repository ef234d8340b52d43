const PUBLIC = /^\/api\/(weather|geo|market|news|guidance|greenscan|crop|crops|health)\//;
const BEFORE_SIGN_IN =
  /^\/api\/user\/(register|login|send-reset-password-email|reset-password|token\/refresh|logout)\//;

/** Whether a path is about one farmer and so carries the access token. */
export function needsToken(path: string): boolean {
  return !PUBLIC.test(path) && !BEFORE_SIGN_IN.test(path);
}
