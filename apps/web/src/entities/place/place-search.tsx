import type { FoundPlace } from '@ankur/contracts/geo/endpoints';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { placeLine } from '../../lib/place-names/place-line.ts';
import { usePlaceNames } from '../../lib/place-names/use-place-names.ts';
import { useSettled } from '../../lib/time/use-late.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { Dictated } from '../dictation/dictated.tsx';
import { useSearchPlacesQuery } from '../weather/weather.api.ts';

const LETTERS_MIN = 2;

interface Props {
  label: string;
  hint: string;
  notFound: string;
  /** Places shown at the most. */
  most: number;
  disabled?: boolean;
  onChoose: (place: FoundPlace) => void;
}

/** Finds a place by name in the gazetteer. */
export function PlaceSearch({ label, hint, notFound, most, disabled = false, onChoose }: Props) {
  const names = usePlaceNames();
  const [typed, setTyped] = useState('');
  const asked = useSettled(typed.trim());
  const isAsked = asked.length >= LETTERS_MIN;
  const found = useSearchPlacesQuery(isAsked ? asked : skipToken);
  const places = isAsked ? (found.currentData ?? []) : [];
  return (
    <>
      <Dictated>
        <TextField
          label={label}
          hint={hint}
          value={typed}
          autoComplete="off"
          onChange={(event) => setTyped(event.target.value)}
        />
      </Dictated>
      <ul aria-live="polite" className="flex flex-col gap-1">
        {places.slice(0, most).map((place) => (
          <li key={`${place.name} ${place.lat} ${place.lon}`}>
            <Button
              look="plain"
              disabled={disabled}
              className="w-full justify-start text-start"
              onClick={() => onChoose(place)}
            >
              {placeLine(names, place)}
            </Button>
          </li>
        ))}
      </ul>
      {isAsked && found.currentData?.length === 0 && <p role="status">{notFound}</p>}
    </>
  );
}
