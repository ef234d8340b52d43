/** The id of the farmer whom an access token names. */
export const subjectOf = ({ access }: { access: string }): string =>
  JSON.parse(Buffer.from(access.split('.')[1] ?? '', 'base64url').toString()).sub;
