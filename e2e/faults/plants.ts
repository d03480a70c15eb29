// Mistakes planted into the portal's page, all of which the oracles must find. Each runs in the page before everything
// else and is self-contained except for `planted`.

declare global {
  interface Window {
    planted: {
      /** Repeats the work once the page is there. */
      soon(work: () => void): void
      /** The page's main element. */
      main(): HTMLElement | null
      say(text: string): void
    }
  }
}

/** Runs first. */
export function tools() {
  window.planted = {
    soon(work) {
      setInterval(() => document.querySelector('main h1') && work(), 40)
    },
    main: () => document.querySelector('main'),
    say(text) {
      if (document.querySelector('[data-planted]')) return
      const element = document.createElement('p')
      element.dataset.planted = ''
      element.textContent = text
      document.querySelector('main')?.append(element)
    },
  }
}

const shows = (text: string) =>
  `window.planted.soon(() => window.planted.say(${JSON.stringify(text)}))`
const script = (work: () => void) => `(${work})()`

interface Plant {
  readonly name: string
  readonly in: 'read' | 'write'
  readonly found: RegExp
  readonly plant: string
}

export const PLANTS: readonly Plant[] = [
  {
    name: 'the page is blank',
    in: 'read',
    found: /^blank/,
    plant: `window.planted.soon(() => { const main = window.planted.main(); main.setAttribute('aria-busy', 'false'); main.textContent = '' })`,
  },
  { name: 'undefined', in: 'read', found: /says "undefined"/, plant: shows('Level undefined') },
  { name: 'NaN', in: 'read', found: /says "NaN"/, plant: shows('৳NaN') },
  { name: 'an object', in: 'read', found: /object Object/, plant: shows('[object Object]') },
  { name: 'no date', in: 'read', found: /Invalid Date/, plant: shows('Since Invalid Date') },
  { name: 'a raw key', in: 'read', found: /raw key/, plant: shows('action.retry') },
  { name: 'a stack', in: 'read', found: /says "at App/, plant: shows('at App (/assets/a.js:1:2)') },
  {
    name: 'undefined in a name',
    in: 'read',
    found: /aria-label="undefined"/,
    plant: `window.planted.soon(() => window.planted.main().setAttribute('aria-label', 'undefined'))`,
  },
  {
    name: 'a promise that nobody hears',
    in: 'read',
    found: /^uncaught: .*unheard/,
    plant: `setTimeout(() => void Promise.reject(new Error('unheard')), 1500)`,
  },
  {
    name: 'an error in a timer',
    in: 'read',
    found: /^(uncaught|console): .*thrown/,
    plant: `setTimeout(() => { throw new Error('thrown') }, 1500)`,
  },
  {
    name: 'a line on the console',
    in: 'read',
    found: /^console: broken/,
    plant: `setTimeout(() => console.error('broken'), 1500)`,
  },
  {
    name: 'busy for ever',
    in: 'read',
    found: /busy for ever while/,
    plant: `window.planted.soon(() => window.planted.main().setAttribute('aria-busy', 'true'))`,
  },
  {
    name: 'a skeleton that stays once it answers again',
    in: 'read',
    found: /busy for ever once/,
    plant: `document.addEventListener('click', () => setInterval(() => window.planted.main().setAttribute('aria-busy', 'true'), 40), true)`,
  },
  {
    name: 'asks every second',
    in: 'read',
    found: /times in a minute/,
    plant: script(function ask() {
      const { fetch } = window
      let asks = false
      window.fetch = (request, ...more) => {
        if (request instanceof Request && request.url.includes('vip') && !asks) {
          asks = true
          const again = request.clone()
          setInterval(() => void fetch(again.clone()).catch(() => undefined), 1000)
        }
        return fetch(request, ...more)
      }
    }),
  },
  {
    name: '"Try again" loses the focus',
    in: 'read',
    found: /the focus is lost after "Try again"/,
    plant: `document.addEventListener('click', () => setInterval(() => document.activeElement?.blur(), 20), true)`,
  },
  {
    name: '"Try again" does nothing',
    in: 'read',
    found: /"Try again" does not bring it back/,
    plant: `window.addEventListener('click', (event) => event.stopImmediatePropagation(), true)`,
  },
  {
    name: 'scrolls sideways',
    in: 'read',
    found: /^scrolls sideways/,
    plant: `window.planted.soon(() => { window.planted.say('wide'); const { style } = document.querySelector('[data-planted]'); style.position = 'absolute'; style.width = '500px'; document.documentElement.style.overflow = document.body.style.overflow = 'visible' })`,
  },
  {
    name: 'a write is sent twice',
    in: 'write',
    found: /^sent \d+ times/,
    plant: script(function twice() {
      const { fetch } = window
      window.fetch = (request, ...more) => {
        if (request instanceof Request && request.method !== 'GET')
          void fetch(request.clone()).catch(() => undefined)
        return fetch(request, ...more)
      }
    }),
  },
  {
    name: 'a write is sent again later',
    in: 'write',
    found: /^sent \d+ times/,
    plant: script(function later() {
      const { fetch } = window
      window.fetch = (request, ...more) => {
        if (request instanceof Request && request.method !== 'GET') {
          const again = request.clone()
          setTimeout(() => void fetch(again).catch(() => undefined), 20_000)
        }
        return fetch(request, ...more)
      }
    }),
  },
  {
    name: 'what was typed is gone',
    in: 'write',
    found: /^what was typed is gone/,
    plant: `document.addEventListener('click', () => setTimeout(() => { for (const field of document.querySelectorAll('main input, main textarea, [role=dialog] input, [role=dialog] textarea')) field.remove() }, 500), true)`,
  },
  {
    name: 'a write fails without a word',
    in: 'write',
    found: /^nothing tells/,
    plant: script(function silent() {
      let text: string | null = null
      document.addEventListener(
        'click',
        () => {
          if (text !== null) return
          text = document.body.innerText
          Object.defineProperty(document.body, 'innerText', { get: () => text })
        },
        true,
      )
    }),
  },
  {
    name: 'busy for ever after a write',
    in: 'write',
    found: /^busy for ever after/,
    plant: `document.addEventListener('click', () => setInterval(() => document.querySelector('main button, [role=dialog] button')?.setAttribute('aria-busy', 'true'), 40), true)`,
  },
  {
    name: 'the press loses the focus',
    in: 'write',
    found: /^the focus is lost after the press/,
    plant: `document.addEventListener('click', () => setInterval(() => document.activeElement?.blur(), 20), true)`,
  },
]
