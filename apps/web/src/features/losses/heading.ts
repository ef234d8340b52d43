/** How long a compass may take. */
const WAIT_MS = 500;

interface Compass extends DeviceOrientationEvent {
  /** Degrees from north, of Safari. */
  webkitCompassHeading?: number;
}

/** Degrees from north of an event of the compass; null when it only knows how the phone turned, or is not calibrated. */
export function headingOf({ webkitCompassHeading, absolute, alpha }: Partial<Compass>) {
  if (typeof webkitCompassHeading === 'number')
    return webkitCompassHeading < 0 ? null : Math.round(webkitCompassHeading) % 360;
  // alpha turns the other way round (W3C Device Orientation, 3.1).
  return absolute && typeof alpha === 'number' ? Math.round(360 - alpha) % 360 : null;
}

/** The direction in which the phone looks, in degrees from north; null where there is no compass or it is not allowed. */
export function askHeading(): Promise<number | null> {
  if (!('DeviceOrientationEvent' in globalThis)) return Promise.resolve(null);
  return new Promise((resolve) => {
    const name =
      'ondeviceorientationabsolute' in globalThis
        ? 'deviceorientationabsolute'
        : 'deviceorientation';
    const stop = (heading: number | null) => {
      clearTimeout(timer);
      globalThis.removeEventListener(name, heard);
      resolve(heading);
    };
    const heard = (event: Event) => {
      const heading = headingOf(event as Compass);
      if (heading !== null) stop(heading);
    };
    const timer = setTimeout(() => stop(null), WAIT_MS);
    globalThis.addEventListener(name, heard);
  });
}
