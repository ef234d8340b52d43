import { useParams } from 'react-router';
import { GuideScreen } from '../features/crops/guide-screen.tsx';

export default function CropGuidePage() {
  const { id = '' } = useParams();
  return <GuideScreen key={id} id={id} />;
}
