import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import { defineConfig } from 'vite'

export default defineConfig({
  publicDir: 'src/public',
  plugins: [react({ compiler: true })],
  css: {
    transformer: 'lightningcss',
    lightningcss: { exclude: Features.LightDark },
    modules: { generateScopedName: '[name]_[local]_[hash:base64:4]' },
  },
  server: { port: 5173, strictPort: true },
  preview: { port: 4173, strictPort: true },
})
