import { GuideScreen } from '../features/crops/guide-screen.tsx';
import { useParams } from '../lib/router/router.tsx';

export default function CropGuidePage() {
  const { id = '' } = useParams();
  return <GuideScreen key={id} id={id} />;
}
