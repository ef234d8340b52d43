import type { Page } from '@playwright/test';

/**
 * Runs in the page: texts of which a part cannot be seen, because they reach beyond the screen or are cut by a box that does not
 * scroll, texts that reach beyond their button, texts squeezed into a narrow column, and fields whose letters are higher than the field.
 */
function cutTexts(): string[] {
  /** So many lines of so few letters are no text that somebody reads. */
  const SQUEEZED = { lines: 4, em: 5 };
  const found = new Set<string>();
  const tell = (how: string, text: string, at: Element) =>
    found.add(`${how}: ${text.slice(0, 40)} in ${at.tagName}.${String(at.className).slice(0, 60)}`);
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });

  interface Edge {
    at: Element;
    box: DOMRect;
    cutsX: boolean;
    cutsY: boolean;
  }
  const known = new Map<Element, Edge[]>();
  /** The boxes around an element that hide what reaches beyond them, up to the first that scrolls. */
  function edgesOf(at: Element | null): Edge[] {
    if (!at || at === document.documentElement) return [];
    const found = known.get(at);
    if (found) return found;
    const style = getComputedStyle(at);
    const box = at.getBoundingClientRect();
    const isForReaders = box.width <= 1 || box.height <= 1 || style.clipPath !== 'none';
    const list = at.classList.contains('ticker-window') && at.firstElementChild;
    // A marquee; without motion its list stands still and wraps.
    const movesPast = list && getComputedStyle(list).animationName !== 'none';
    const cutsX = /hidden|clip/.test(style.overflowX);
    const cutsY = /hidden|clip/.test(style.overflowY) && style.webkitLineClamp === 'none';
    const isLast = style.position === 'fixed' || /auto|scroll/.test(style.overflow);
    const outer = isForReaders || movesPast || isLast ? [] : edgesOf(at.parentElement);
    const hides = (cutsX || cutsY) && !isForReaders && !movesPast;
    const edges = hides ? [{ at, box, cutsX, cutsY }, ...outer] : outer;
    known.set(at, edges);
    return edges;
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    const holder = node.parentElement;
    if (!text || !holder || holder.closest('select') || !isShown(holder)) continue;
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const edges = edgesOf(holder);
    const button = holder.closest('button')?.getBoundingClientRect();
    const isOver = button && (box.left < button.left - 1 || box.right > button.right + 1);
    const isForReaders = holder.getBoundingClientRect().width <= 1;
    if (isOver && !isForReaders && edges.length === 0) tell('over its button', text, holder);
    const size = Number.parseFloat(getComputedStyle(holder).fontSize);
    const lines = [...range.getClientRects()];
    const widest = Math.max(...lines.map(({ width }) => width));
    // A line of two directions has several rectangles.
    const tops = new Set(lines.map(({ top }) => Math.round(top)));
    if (tops.size >= SQUEEZED.lines && widest < SQUEEZED.em * size && !isForReaders)
      tell('squeezed', text, holder);
    // Line boxes are higher than letters: what is cut by less than a sixth of a line is no letter.
    const spare = size / 6;
    for (const edge of edges) {
      const { left, right, top, bottom } = edge.box;
      if (edge.cutsX && (box.left < left - 1 || box.right > right + 1)) tell('x', text, edge.at);
      else if (edge.cutsY && (box.top < top - spare || box.bottom > bottom + spare))
        tell('y', text, edge.at);
    }
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input, select',
  )) {
    if (!pen || !isShown(field) || /^(checkbox|radio|range|file|hidden)$/.test(field.type))
      continue;
    const [option] = field instanceof HTMLSelectElement ? field.selectedOptions : [];
    const text = option ? option.text : field.value || field.getAttribute('placeholder') || '';
    const style = getComputedStyle(field);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const size = pen.measureText(text);
    const height = size.actualBoundingBoxAscent + size.actualBoundingBoxDescent;
    if (height > field.clientHeight) tell('field', text, field);
    const room =
      field.clientWidth -
      Number.parseFloat(style.paddingLeft) -
      Number.parseFloat(style.paddingRight);
    if (size.width > room + 1) tell('field x', text, field);
  }
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.add(`page of ${scrollWidth} px`);
  return [...found];
}

/**
 * Runs in the page: goes through paths by the router, as links do, and through the tabs of each page, what it unfolds and what opens
 * over it. Resolves with what is cut off, each with its path. The document is loaded once, so that a path costs a tenth of a second.
 */
async function survey(paths: string[]): Promise<string[]> {
  const QUIET_MS = 60;
  const LONGEST_MS = 4000;
  /** A page's code on a busy machine. */
  const SHOWN_MS = 20_000;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  async function until(holds: () => boolean): Promise<boolean> {
    const latest = performance.now() + SHOWN_MS;
    while (!holds() && performance.now() < latest) await pause(10);
    return holds();
  }
  /** Until nothing has been fetched, nor the page changed, for a moment. */
  async function settled(): Promise<void> {
    const begun = performance.now();
    let changed = begun;
    const watch = new MutationObserver(() => {
      changed = performance.now();
    });
    watch.observe(document.body, { subtree: true, childList: true, characterData: true });
    while (performance.now() - begun < LONGEST_MS) {
      await pause(20);
      if (window.unanswered > 0 || document.querySelector('[aria-busy=true]')) continue;
      if (performance.now() - changed > QUIET_MS) break;
    }
    watch.disconnect();
    await document.fonts.ready;
  }

  const found: string[] = [];
  async function measure(where: string): Promise<void> {
    await settled();
    found.push(...window.cutTexts().map((text) => `${where} ${text}`));
  }
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

  /** What the frame opens; the chat stays open from then on. */
  async function measureFrame(path: string): Promise<void> {
    for (const opener of all('header button[aria-expanded=false], button.fixed')) {
      opener.click();
      await measure(`${path}, ${opener.ariaLabel ?? opener.innerText}:`);
      if (opener.closest('header')) opener.click();
    }
  }

  /** The questions of home by pictures, with the first answer to each. */
  async function measureQuestions(path: string): Promise<void> {
    const tiles = () => all('main li button.min-h-32');
    for (let job = 0; job < tiles().length; job += 1) {
      tiles()[job]?.click();
      await settled();
      const isAsked = () => all('main section > button.self-start').length > 0;
      for (let step = 1; isAsked() && step <= 4; step += 1) {
        await measure(`${path}, entry ${job + 1}, question ${step}:`);
        const answers = [...tiles(), ...all('main li > button.min-h-16')];
        answers[0]?.click();
        await pause(20);
        // An amount is confirmed; the sentence at the end is not.
        if (answers[0] && tiles().length > 0) continue;
        all('main button.min-h-16.flex-1:not([disabled])').at(-1)?.click();
        await settled();
      }
      for (let back = 0; isAsked() && back < 5; back += 1) {
        all('main section > button.self-start')[0]?.click();
        await pause(20);
      }
    }
  }

  for (const path of paths) {
    if (path.endsWith('#pictures')) localStorage.setItem('picture-mode', 'pictures');
    else localStorage.removeItem('picture-mode');
    const before = document.querySelector('h1');
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    const isShown = () => ![before, null].includes(document.querySelector('h1'));
    if (!(await until(isShown))) found.push(`${path} was not shown`);
    await measure(path);
    for (const tab of all('main [role=tab][aria-selected=false]')) {
      tab.click();
      await measure(`${path}, ${tab.textContent}:`);
    }
    const folded = all('main details:not([open]) > summary, main button[aria-expanded=false]');
    for (const one of folded) one.click();
    if (folded.length > 0) await measure(`${path}, unfolded:`);
    if (path.endsWith('/land')) await measureFrame(path);
    if (path.endsWith('#pictures')) await measureQuestions(path);
  }
  return found;
}

declare global {
  interface Window {
    cutTexts: () => string[];
    /** Requests of the page without an answer. */
    unanswered: number;
  }
}

/** Makes `cutOn` possible on a page that is not loaded yet. */
export async function countRequests(page: Page): Promise<void> {
  await page.addInitScript({ content: `window.cutTexts = ${cutTexts}` });
  await page.addInitScript(() => {
    window.unanswered = 0;
    const send = window.fetch;
    window.fetch = async (...request) => {
      window.unanswered += 1;
      try {
        return await send(...request);
      } finally {
        window.unanswered -= 1;
      }
    };
  });
}

/** What is cut off on the paths, in the language and with the farmer of the page. */
export const cutOn = (page: Page, paths: readonly string[]): Promise<string[]> =>
  page.evaluate(survey, [...paths]);
