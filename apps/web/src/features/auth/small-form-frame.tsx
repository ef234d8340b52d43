import type { ReactNode } from 'react';
import { usePageTitle } from '../../ui/page.tsx';

/** A narrow card with one short form. */
export function SmallFormFrame({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <section className="m-auto flex w-full max-w-md flex-col gap-4 rounded-card border border-line bg-surface p-5 shadow-card sm:p-8">
      <div>
        <h1 className="text-2xl font-bold">{title}</h1>
        {lead && <p className="mt-1 text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
