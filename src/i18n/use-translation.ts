import i18next, { type Namespace } from 'i18next'
import { useMemo, useState } from 'react'
import { useLanguage } from './i18n.ts'

/**
 * The texts of one or more namespaces in the language shown now: `t('nav.home')`, `t('common:brand')`.
 * Keys are checked against the English texts. `t` stays the same until the language changes.
 * (react-i18next does more than this portal needs, for 4 KiB of the first load.)
 */
export function useTranslation<const Ns extends Namespace = 'common'>(ns?: Ns) {
  const { tag } = useLanguage()
  // A component names the same namespaces all its life; the first list keeps its identity.
  const [spaces] = useState(ns)
  const t = useMemo(() => {
    if (spaces === undefined) return i18next.getFixedT<Ns, undefined, Ns>(tag)
    return i18next.getFixedT<Ns, undefined, Ns>(tag, spaces)
  }, [tag, spaces])
  return { t }
}
