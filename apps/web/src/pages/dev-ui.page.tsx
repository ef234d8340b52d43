import { DevUi } from '../ui/dev/dev-ui.tsx';
import { Page } from '../ui/page.tsx';
import '../app/application.css';

export default function DevUiPage() {
  return (
    <Page title="Design system">
      <DevUi />
    </Page>
  );
}
