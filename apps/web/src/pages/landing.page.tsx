import { PublicHeader } from '../app/public/public-header.tsx';

export default function LandingPage() {
  return <PublicHeader city="Pune" />;
}
