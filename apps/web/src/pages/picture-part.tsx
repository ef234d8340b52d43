import { PictureHome } from '../features/pictures/picture-home.tsx';
import { PictureEntryPart } from './picture-entry-part.tsx';

/** Home as pictures, and the parts of the product that keep what is entered there. */
export default function PicturePart({ onAsks }: { onAsks?: (asks: boolean) => void }) {
  return <PictureHome Entry={PictureEntryPart} onAsks={onAsks} />;
}
