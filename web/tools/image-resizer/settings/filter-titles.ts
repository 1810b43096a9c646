export const FILTER_TITLES = {
  lanczos: 'Lanczos (sharp)',
  mitchell: 'Mitchell (soft)',
  bilinear: 'Bilinear',
  nearest: 'Nearest (pixel art)',
} as const
