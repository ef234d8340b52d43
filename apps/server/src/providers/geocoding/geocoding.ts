/** The address of a point; null for parts that the provider lacks. */
export interface PlaceWords {
  formatted: string | null;
  city: string | null;
  state: string | null;
  district: string | null;
  country: string | null;
  postcode: string | null;
  town: string | null;
  village: string | null;
}

/** Port: names a point. Null when nothing is known of it; rejects with ProviderError. */
export interface Geocoder {
  source: 'geoapify' | 'gazetteer';
  reverse(lat: number, lon: number): Promise<PlaceWords | null>;
}
