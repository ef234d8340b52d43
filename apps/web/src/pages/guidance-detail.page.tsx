import { useParams } from 'react-router';
import { ArticleScreen } from '../features/guidance/article-screen.tsx';

export default function GuidanceDetailPage() {
  const { id = '' } = useParams();
  return <ArticleScreen key={id} id={id} />;
}
