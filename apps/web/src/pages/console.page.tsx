import type { Role } from '@ankur/contracts/console/rules';
import { type ReactNode, useState } from 'react';
import { Appeals } from '../features/console/appeals.tsx';
import { Cases } from '../features/console/cases.tsx';
import { ExpertsPanel } from '../features/console/experts-panel.tsx';
import { Fetched } from '../features/console/fetched.tsx';
import { HealthPanel } from '../features/console/health-panel.tsx';
import { useConsoleMemberQuery } from '../features/console/moderation.api.ts';
import { ModerationLog } from '../features/console/moderation-log.tsx';
import { SourcesPanel } from '../features/console/sources-panel.tsx';
import { SuggestionsPanel } from '../features/console/suggestions-panel.tsx';
import { AssistantQuestions } from '../features/experts/assistant-questions.tsx';
import { ExpertDesk } from '../features/experts/expert-desk.tsx';
import { errorStatus } from '../lib/http/field-errors.ts';
import { useT } from '../lib/i18n/use-t.ts';
import { Page } from '../ui/page.tsx';
import { Tabs } from '../ui/tabs.tsx';
import NotFoundPage from './not-found.page.tsx';

const Questions = () => (
  <div className="flex flex-col gap-6">
    <ExpertDesk />
    <AssistantQuestions />
  </div>
);

/** Panels of the console, each with its roles. */
const PARTS = [
  { id: 'cases', roles: ['operator', 'moderator'], Part: Cases },
  { id: 'appeals', roles: ['operator', 'moderator'], Part: Appeals },
  { id: 'questions', roles: ['expert'], Part: Questions },
  { id: 'suggestions', roles: ['operator', 'moderator'], Part: SuggestionsPanel },
  { id: 'experts', roles: ['operator'], Part: ExpertsPanel },
  { id: 'sources', roles: ['operator'], Part: SourcesPanel },
  { id: 'health', roles: ['operator'], Part: HealthPanel },
  { id: 'log', roles: ['operator', 'moderator'], Part: ModerationLog },
] as const satisfies readonly { id: string; roles: readonly Role[]; Part: () => ReactNode }[];
type PanelId = (typeof PARTS)[number]['id'];

/** For moderators, experts and operators; for everybody else a not-found page. */
export default function ConsolePage() {
  const t = useT('console');
  const { data, error, refetch } = useConsoleMemberQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  if (errorStatus(error) === 404) return <NotFoundPage />;
  return (
    <Page title={t('title')} lead={data?.email}>
      <Fetched data={data} isError={error !== undefined} refetch={refetch}>
        {({ roles }) => <Console roles={roles} />}
      </Fetched>
    </Page>
  );
}

function Console({ roles }: { roles: readonly Role[] }) {
  const t = useT('console');
  const parts = PARTS.filter((part) => part.roles.some((role) => roles.includes(role)));
  const [chosen, setChosen] = useState<PanelId>();
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
