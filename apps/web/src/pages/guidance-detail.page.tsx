import { ArticleScreen } from '../features/guidance/article-screen.tsx';
import { useParams } from '../lib/router/router.tsx';

export default function GuidanceDetailPage() {
  const { id = '' } = useParams();
  return <ArticleScreen key={id} id={id} />;
}
