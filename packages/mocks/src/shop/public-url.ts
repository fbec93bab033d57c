/** Public address of every mock shop. */
export const mockPublicUrl = "https://nilometer.example";
