import { failuresOf } from '../http/problem.ts';

/** Failure codes of leaf photographs, stored scans and planned sprays. */
export const scanProblems = {
  scan_photo_missing: 'Please upload an image first',
  scan_not_image: 'Please upload a valid image file (jpg, jpeg, png, etc.).',
  scan_heic:
    'This is a HEIC photograph, which cannot be read here. Choose JPEG in the camera settings and take the photograph again.',
  scan_damaged: 'This picture is damaged or incomplete. Please take or choose another one.',
  scan_too_large:
    'This picture is too large. Please send a JPEG below {max_megabytes} MB and {max_megapixels} megapixels (AVIF: {max_megapixels_avif} megapixels, PNG and others: {max_megapixels_whole} megapixels).',
  scan_too_many: 'Please send at most {max} photographs of one plant.',
  scan_crop_unknown: 'Choose a crop from the list, or none.',
  scan_busy: {
    text: 'Many photographs are being looked at just now. Please try again in a minute.',
    params: ['retry_after'],
  },
  scan_label_unknown: 'label is not one of ours',
  scan_verdict_unknown: { text: 'verdict is not one of ours', params: ['allowed'] },
  scan_key_invalid: 'key must be a UUID',
  scan_instant_invalid: 'scanned_at must be an instant (ISO 8601)',
  scan_word_source: { text: 'by must be either expert or lab', params: ['either'] },
  spray_disease_missing: 'Choose a disease',
  spray_product_missing: 'Choose a product',
  spray_date_past: 'Choose today or a later day',
} as const;
export const scanFailure = failuresOf<typeof scanProblems>();
