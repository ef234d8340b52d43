/** The first fatal line of initdb's output, without date and PID. */
export function initdbErrorOf(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message?: string };
  const lines = (stderr ?? '').split('\n').map((line) => line.trim());
  const fatal = lines.find((line) => /\b(?:FATAL|PANIC|error):/i.test(line));
  const said = fatal?.replace(/^.*?\b(?:FATAL|PANIC|error):\s*/i, '');
  return said || message?.split('\n')[0] || 'no reason given';
}
