import { useEffect } from 'react'

/**
 * The build puts this in place of the package `react-style-singleton`, through which the dialogs' scroll lock
 * styles the page: a style element would be refused by the Content-Security-Policy, a constructed sheet is not.
 */
export function styleSingleton() {
  let users = 0
  let sheet: CSSStyleSheet | null = null
  return function Styles({ styles }: { styles: string }) {
    useEffect(() => {
      users += 1
      if (!sheet) {
        sheet = new CSSStyleSheet()
        sheet.replaceSync(styles)
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      }
      return () => {
        users -= 1
        if (users > 0) return
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
        sheet = null
      }
    }, [styles])
    return null
  }
}
