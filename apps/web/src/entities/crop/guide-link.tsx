import type { ReactNode } from 'react';
import { useLanguage } from '../../lib/i18n/language-store.ts';
import { Link } from '../../lib/router/link.tsx';
import { useCropGuidesQuery } from './crop-guides.api.ts';
import { type CropKey, guideOf } from './guide-of.ts';

interface Props {
  by: CropKey;
  value: string;
  /** The crop's name as the screen shows it. */
  children: ReactNode;
  /** What stands where no guide is known: the children without a link, unless said otherwise. */
  fallback?: ReactNode;
  className?: string;
}

/** The name of a crop as the way to its guide. */
export function GuideLink({
  by,
  value,
  children,
  fallback = children,
  className = 'text-brand underline',
}: Props) {
  const { data } = useCropGuidesQuery(useLanguage());
  const id = Array.isArray(data) ? guideOf(data, by, value) : null;
  if (id === null) return <>{fallback}</>;
  return (
    <Link to={`/application/crops/${id}`} className={className}>
      {children}
    </Link>
  );
}
