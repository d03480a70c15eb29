/** A window like this one but for what `fields` say; what is set on it lands there. */
export const windowWith = (fields: Record<PropertyKey, unknown>): Window =>
  new Proxy<Window>(window, {
    get: (own, key) => (key in fields ? fields[key] : Reflect.get(own, key)),
    set: (_own, key, value) => Reflect.set(fields, key, value),
  })
