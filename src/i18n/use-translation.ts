import i18next, { type Namespace } from 'i18next'
import { useMemo, useState } from 'react'
import { useTexts } from './i18n.ts'

/**
 * The texts of one or more namespaces in the language shown now: `t('nav.home')`, `t('common:brand')`.
 * Keys are checked against the English texts. `t` stays the same until the language changes,
 * or texts are added that it did not have.
 * (react-i18next does more than this portal needs, for 4 KiB of the first load.)
 */
export function useTranslation<const Ns extends Namespace = 'common'>(ns?: Ns) {
  const texts = useTexts()
  // A component names the same namespaces all its life; the first list keeps its identity.
  const [spaces] = useState(ns)
  const t = useMemo(() => {
    const { tag } = texts
    if (spaces === undefined) return i18next.getFixedT<Ns, undefined, Ns>(tag)
    return i18next.getFixedT<Ns, undefined, Ns>(tag, spaces)
  }, [texts, spaces])
  return { t }
}
