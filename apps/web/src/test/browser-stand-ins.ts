/** Stubs of browser APIs that jsdom lacks. */
class Watcher {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const anything: ProxyHandler<object> = {
  get: (target, name) => {
    if (name === 'canvas') return document.createElement('canvas');
    if (name === 'measureText') return () => ({ width: 10 });
    return Reflect.get(target, name) ?? (() => undefined);
  },
};

globalThis.ResizeObserver ??= Watcher;
globalThis.IntersectionObserver ??= class extends Watcher {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  takeRecords(): [] {
    return [];
  }
};
globalThis.matchMedia ??= (media: string) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
globalThis.Path2D ??= class {
  addPath(): void {}
  arc(): void {}
  arcTo(): void {}
  bezierCurveTo(): void {}
  closePath(): void {}
  ellipse(): void {}
  lineTo(): void {}
  moveTo(): void {}
  quadraticCurveTo(): void {}
  rect(): void {}
  roundRect(): void {}
};
Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
  value: () => new Proxy({}, anything),
});
