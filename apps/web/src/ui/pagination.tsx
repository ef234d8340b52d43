import { useFormat } from '../lib/i18n/use-format.ts';
import { useT } from '../lib/i18n/use-t.ts';
import { Button } from './button.tsx';

interface Props {
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** Previous and Next with the page's number between them. */
export function Pagination({ page, pages, onChange }: Props) {
  const t = useT('common');
  const format = useFormat();
  return (
    <div className="flex items-center justify-center gap-4">
      <Button look="plain" disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {t('previous')}
      </Button>
      <span aria-live="polite">
        {t('page', { page: format.number(page), pages: format.number(pages) })}
      </span>
      <Button look="plain" disabled={page >= pages} onClick={() => onChange(page + 1)}>
        {t('next')}
      </Button>
    </div>
  );
}
