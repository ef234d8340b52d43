import type { BiologicalCode, CulturalCode } from '@ankur/leaf-doctor/library/library-types';
import type { Text } from '@ankur/leaf-doctor/library/text';

/** A disease that the classifier has no pictures of, with what a farmer can do about it without a product. */
export interface FieldDisease {
  /** As in `disease:ID`. */
  id: string;
  /** Id of the crop's calendar, or a crop's plain name. */
  crop: string;
  name: Text;
  signs: Text;
  cultural: readonly CulturalCode[];
  biological: readonly BiologicalCode[];
}
