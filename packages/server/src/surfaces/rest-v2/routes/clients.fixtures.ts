/** A client with all its texts. */
export const full = {
  name: 'Müller & Söhne',
  client_email: 'anna+shop@mail.example.museum',
  client_phone: '+49 228 1',
  address_1: 'Markt 1',
  address_2: '2nd floor',
  city: 'Köln',
  state: 'NRW',
  zip: '50667',
  country: 'Germany',
  note: 'Pays late 🙃',
  client_facebook: 'fb',
  client_twitter: '@tw',
  client_instagram: 'ig',
  client_linkedin: 'li',
};
