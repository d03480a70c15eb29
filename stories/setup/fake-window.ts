/** A window like this one except for `fields`; what is set on it is stored there. */
export const windowWith = (fields: Record<PropertyKey, unknown>): Window =>
  new Proxy<Window>(window, {
    get: (own, key) => (key in fields ? fields[key] : Reflect.get(own, key)),
    set: (_own, key, value) => Reflect.set(fields, key, value),
  })
