/** A storage in which the app keeps texts by name. */
export interface AppStorage {
  readonly title: string
  entries(): [name: string, value: string][]
  set(name: string, value: string): void
  remove(name: string): void
}

/** The fake backend's own entries do not belong to the app. */
const isOwn = (name: string) => name.startsWith('portal-mock')

/** @param of throws in a scenario where the browser stores nothing, for the app as well */
function storagePlace(title: string, of: () => Storage): AppStorage {
  /** The app is notified as if another tab had made the change. */
  const tell = (key: string, oldValue: string | null, newValue: string | null) =>
    dispatchEvent(
      new StorageEvent('storage', {
        key,
        oldValue,
        newValue,
        storageArea: of(),
        url: location.href,
      }),
    )
  return {
    title,
    entries: () => {
      const store = of()
      return Object.keys(store)
        .filter((name) => !isOwn(name))
        .sort()
        .map((name) => [name, store.getItem(name) ?? ''])
    },
    set(name, value) {
      const before = of().getItem(name)
      of().setItem(name, value)
      tell(name, before, value)
    },
    remove(name) {
      const before = of().getItem(name)
      of().removeItem(name)
      tell(name, before, null)
    },
  }
}

/** The Cookie Store API is missing in some browsers and without https. */
const setCookie = (text: string) => Reflect.set(document, 'cookie', text)

/** Cookies that scripts may read, so none that are HttpOnly. */
const cookies: AppStorage = {
  title: 'Cookies',
  entries: () =>
    document.cookie
      .split('; ')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', ...rest] = pair.split('=')
        return [name, rest.join('=')]
      }),
  set(name, value) {
    setCookie(`${name}=${value}; path=/`)
  },
  remove(name) {
    setCookie(`${name}=; path=/; max-age=0`)
  },
}

/** Every storage that the app uses on this device. */
export const APP_STORAGES: readonly AppStorage[] = [
  storagePlace('This tab (session storage)', () => sessionStorage),
  storagePlace('This device (local storage)', () => localStorage),
  cookies,
]
