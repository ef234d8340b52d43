/** Finds the name that a contract's message has among a feature's rules. */
export function ruleNames<Rule extends string>(
  messages: Readonly<Record<Rule, string>>,
): (message: string) => Rule | undefined {
  const names = new Map(
    Object.entries<string>(messages).map(([rule, message]) => [message, rule as Rule]),
  );
  return (message) => names.get(message);
}
