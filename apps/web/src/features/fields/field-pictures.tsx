import type {
  FIELD_SOILS,
  FIELD_WATERINGS,
  PUMP_SOURCES,
} from '@ankur/contracts/farm-record/fields';

type Soil = (typeof FIELD_SOILS)[number];
type Watering = (typeof FIELD_WATERINGS)[number];
type Source = (typeof PUMP_SOURCES)[number];

/** Colour of the dry surface, and of what marks the soil: cracks, grains or crumbs. */
const SOILS: Record<Soil, { ground: string; mark: string; drawing: string }> = {
  black: {
    ground: '#3a3330',
    mark: '#8b8078',
    drawing: 'M3 9l5 3 3-5 4 6 6-3M8 12l2 8M15 13l-1 8',
  },
  red: {
    ground: '#a8452c',
    mark: '#e0a08a',
    drawing: 'M6 8v.1M12 6v.1M17 9v.1M8 14v.1M14 15v.1M19 18v.1M6 19v.1',
  },
  loam: {
    ground: '#7a5636',
    mark: '#c9a680',
    drawing: 'M4 9h4M11 7h5M14 12h5M5 14h5M9 18h6M17 17h3',
  },
  clay: {
    ground: '#8f8375',
    mark: '#d6cdc2',
    drawing: 'M3 8c6 3 12-3 18 0M3 13c6 3 12-3 18 0M3 18c6 3 12-3 18 0',
  },
  sandy: {
    ground: '#d9bd83',
    mark: '#8a6f3c',
    drawing: 'M5 7v.1M9 10v.1M14 6v.1M18 9v.1M6 13v.1M12 13v.1M17 14v.1M8 17v.1M14 18v.1M20 18v.1',
  },
};

const WATERINGS: Record<Watering, string> = {
  flood: 'M3 8c3-2 6 2 9 0s6 2 9 0M3 13c3-2 6 2 9 0s6 2 9 0M3 18c3-2 6 2 9 0s6 2 9 0',
  drip: 'M3 5h18M7 5v4M17 5v4M7 12c1.500 2 2.500 3 2.500 4.500a2.500 2.500 0 0 1-5 0C4.500 15 5.500 14 7 12zM17 12c1.500 2 2.500 3 2.500 4.500a2.500 2.500 0 0 1-5 0c0-1.500 1-2.500 2.500-4.500z',
  sprinkler: 'M12 21v-9M9 21h6M12 9V5M8 10L5 6M16 10l3-4M6 13l-3-1M18 13l3-1',
  manual: 'M5 9h10l-1 11H6zM5 9c0-5 10-5 10 0M15 12l5-3M20 13v.1M21 16v.1',
  rain: 'M7 13a4 4 0 0 1-.6-7.950 5.500 5.500 0 0 1 10.600-1.100A4.600 4.600 0 0 1 17 13zM8 16l-1 4M12.500 16l-1 4M17 16l-1 4',
};

const SOURCES: Record<Source, string> = {
  bore_well: 'M3 9h18M10 9V5h6v3M10 9v12M14 9v12M12 13v5M16 6h4v3',
  open_well: 'M4 9c0-3 16-3 16 0s-16 3-16 0zM4 9v11M20 9v11M8 16c2-1 3 1 4 0s3 1 4 0',
  canal: 'M2 7l5 12h10l5-12M6 12c2-1 4 1 6 0s4 1 6 0M8 16c1.500-1 2.500 1 4 0s2.500 1 4 0',
  pond: 'M3 13c0-5 18-5 18 0s-18 6-18 0zM7 13c2-1 3 1 5 0s3 1 5 0',
  none: 'M5 5l14 14M8 8v12h8v-4M8 4h8v8M16 6h4v3',
};

/** A handful of the soil: its colour and what its surface looks like. */
export function SoilPicture({ soil }: { soil: Soil }) {
  const { ground, mark, drawing } = SOILS[soil];
  return (
    <svg viewBox="0 0 24 24" className="size-8 shrink-0" aria-hidden="true">
      <rect x="1" y="3" width="22" height="19" rx="3" fill={ground} />
      <path d={drawing} fill="none" stroke={mark} strokeWidth="1.5" strokeLinecap="round" />
    </svg>
  );
}

function LinePicture({ drawing }: { drawing: string }) {
  return (
    <svg viewBox="0 0 24 24" className="size-8 shrink-0 text-brand" aria-hidden="true">
      <path
        d={drawing}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** How water comes to the field. */
export const WateringPicture = ({ way }: { way: Watering }) => (
  <LinePicture drawing={WATERINGS[way]} />
);

/** Where the water is pumped from. */
export const PumpPicture = ({ source }: { source: Source }) => (
  <LinePicture drawing={SOURCES[source]} />
);
