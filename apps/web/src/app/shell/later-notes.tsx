import { UpdateNote } from '../update-note.tsx';
import { ClockNote } from './clock-note.tsx';

/** The notes of the frame that may come a moment after its page: a newer version, and a wrong clock. */
export default function LaterNotes() {
  return (
    <>
      <UpdateNote />
      <ClockNote />
    </>
  );
}
