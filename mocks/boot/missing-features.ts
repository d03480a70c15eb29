// Polyfills for what MSW uses and the oldest supported browsers lack (ADR 0084). The portal itself uses neither.
if (!('withResolvers' in Promise)) {
  Object.assign(Promise, {
    withResolvers() {
      const deferred: { resolve?: unknown; reject?: unknown; promise?: unknown } = {}
      deferred.promise = new Promise((resolve, reject) => {
        deferred.resolve = resolve
        deferred.reject = reject
      })
      return deferred
    },
  })
}

if (!('canParse' in URL)) {
  Object.assign(URL, {
    canParse(url: string, base?: string) {
      try {
        return Boolean(new URL(url, base))
      } catch {
        return false
      }
    },
  })
}

export {}
