/** Skip link: the first tab stop, leading past the bars to the page. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-control bg-brand px-4 py-3 font-semibold text-on-brand focus:not-sr-only focus:fixed focus:start-2 focus:top-2"
    >
      {label}
    </a>
  );
}
