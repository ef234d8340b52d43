import type { Role } from '@ankur/contracts/console/rules';
import { type ReactNode, useState } from 'react';
import { Appeals } from '../features/console/appeals.tsx';
import { Cases } from '../features/console/cases.tsx';
import { DeedLog } from '../features/console/deed-log.tsx';
import { ExpertsPart } from '../features/console/experts-part.tsx';
import { HealthPart } from '../features/console/health-part.tsx';
import { useConsoleMemberQuery } from '../features/console/moderation.api.ts';
import { SourcesPart } from '../features/console/sources-part.tsx';
import { SuggestionsPart } from '../features/console/suggestions-part.tsx';
import { AssistantQuestions } from '../features/experts/assistant-questions.tsx';
import { ExpertDesk } from '../features/experts/expert-desk.tsx';
import { errorStatus } from '../lib/http/field-errors.ts';
import { useT } from '../lib/i18n/use-t.ts';
import { Button } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StateView } from '../ui/state-view.tsx';
import { Tabs } from '../ui/tabs.tsx';
import NotFoundPage from './not-found.page.tsx';

const Questions = () => (
  <div className="flex flex-col gap-6">
    <ExpertDesk />
    <AssistantQuestions />
  </div>
);

/** Parts of the console, each with the roles that see it. */
const PARTS = [
  { id: 'cases', roles: ['operator', 'moderator'], Part: Cases },
  { id: 'appeals', roles: ['operator', 'moderator'], Part: Appeals },
  { id: 'questions', roles: ['expert'], Part: Questions },
  { id: 'suggestions', roles: ['operator', 'moderator'], Part: SuggestionsPart },
  { id: 'experts', roles: ['operator'], Part: ExpertsPart },
  { id: 'sources', roles: ['operator'], Part: SourcesPart },
  { id: 'health', roles: ['operator'], Part: HealthPart },
  { id: 'log', roles: ['operator', 'moderator'], Part: DeedLog },
] as const satisfies readonly { id: string; roles: readonly Role[]; Part: () => ReactNode }[];
type PartId = (typeof PARTS)[number]['id'];

/** For moderators, experts and operators; for everybody else a page that is not there. */
export default function ConsolePage() {
  const t = useT('console');
  const { data, error, refetch } = useConsoleMemberQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (errorStatus(error) === 404) return <NotFoundPage />;
  return (
    <Page title={t('title')} lead={data?.email}>
      {data ? (
        <Console roles={data.roles} />
      ) : error ? (
        <StateView
          state="error"
          action={<Button onClick={() => void refetch()}>{t('tryAgain')}</Button>}
        >
          {t('failed')}
        </StateView>
      ) : (
        <Skeleton className="h-40 w-full" />
      )}
    </Page>
  );
}

function Console({ roles }: { roles: readonly Role[] }) {
  const t = useT('console');
  const parts = PARTS.filter((part) => part.roles.some((role) => roles.includes(role)));
  const [chosen, setChosen] = useState<PartId>();
  const shown = parts.find(({ id }) => id === chosen) ?? parts[0];
  if (!shown) return null;
  return (
    <Tabs
      label={t('sections')}
      tabs={parts.map(({ id }) => ({ id, label: t(`tab.${id}`) }))}
      value={shown.id}
      onChange={setChosen}
    >
      <shown.Part />
    </Tabs>
  );
}
