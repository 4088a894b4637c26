/** The required fields of a cost, except for its targets. */
export const essentials = {
  name: 'Akismet',
  price: 29.99,
  payment_type: 'subscription',
  product_type: 'plugin',
  renewal_type: 'yearly',
};
/** All its optional fields. */
export const extras = {
  license_type: 'multi_site',
  product_slug: 'akismet/akismet.php',
  last_renewal: '2024-02-29',
  payment_method: 'paypal',
  cost_tracker_status: 'active',
  url: 'https://example.com/?a=1&b=2',
  note: 'é "n" 🙃',
  product_color: '#0f8',
  icon_hidden: 'deficon:plug',
};
