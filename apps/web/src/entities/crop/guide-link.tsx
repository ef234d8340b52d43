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
  /** Fallback without a guide: the children without a link by default. */
  fallback?: ReactNode;
  className?: string;
}

/** The name of a crop, linked to its guide. */
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
