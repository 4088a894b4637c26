/** WordPress releases that occur, oldest first; the last one is on offer. */
export const CORE_VERSIONS = ['6.8.3', '6.9.1', '7.0.2', '7.1.1', '7.1.4'] as const;
export const LATEST_CORE = '7.1.4';
export const PHP_VERSIONS = ['7.4.33', '8.0.30', '8.1.31', '8.2.27', '8.2.27', '8.3.15', '8.3.15'] as const;
export const DATABASES = ['10.11.11-MariaDB', '10.6.21-MariaDB', '8.0.41', '8.4.4'] as const;
export const LANGUAGES = ['en_US', 'en_US', 'en_US', 'de_DE', 'fr_FR', 'nl_NL'] as const;
export const ZONES = ['', 'Europe/Berlin', 'Europe/Lisbon', 'America/Toronto', 'Asia/Tokyo'] as const;
/** Must-use files a host leaves behind. */
export const MUST_USE_FILES = ['host-limits.php', 'host-cache-drop.php', 'agency-login-logo.php'] as const;
