/** A window like this one with `fields` in place of its own; what is assigned goes to `fields`. */
export const windowWith = (fields: Record<PropertyKey, unknown>): Window =>
  new Proxy<Window>(window, {
    get: (own, key) => (key in fields ? fields[key] : Reflect.get(own, key)),
    set: (_own, key, value) => Reflect.set(fields, key, value),
  })
