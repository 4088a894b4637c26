import { ActionIcon, Menu, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { IconLogout, IconUser, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSession, useSignOut } from '../../api/session.ts';
import { ROLE_NAMES } from '../../shared/people/role-names.ts';
import { chooseLanguage, LANGUAGE, LANGUAGE_NAMES, type Language } from '../../texts/language.ts';
import { t } from '../../texts/text.ts';
import { toastError } from '../../ui/feedback/toast.ts';

const SCHEMES = ['light', 'dark', 'auto'] as const;
const LANGUAGE_CHOICES = Object.entries(LANGUAGE_NAMES).map(([value, label]) => ({ value, label }));

export default function UserMenu() {
  const { user, server } = useSession();
  const signOut = useSignOut();
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true });
  return (
    <Menu position="bottom-end" shadow="md" width={240}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          radius="xl"
          aria-label={t('app.account', { name: user.name })}
        >
          <IconUserCircle size={23} stroke={1.6} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{t('app.accountRole', { name: user.name, role: ROLE_NAMES[user.role] })}</Menu.Label>
        <Menu.Item component={Link} to="/profile" leftSection={<IconUser size={16} />}>
          {t('app.navigation.pages.profile')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('app.colours.title')}</Menu.Label>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t('app.colours.title')}
          data={SCHEMES.map(value => ({ value, label: t(`app.colours.${value}`) }))}
          value={colorScheme}
          onChange={value => setColorScheme(value as (typeof SCHEMES)[number])}
        />
        <Menu.Label>{t('app.language')}</Menu.Label>
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t('app.language')}
          data={LANGUAGE_CHOICES}
          value={LANGUAGE}
          onChange={value => chooseLanguage(value as Language)}
        />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} />} onClick={() => signOut().catch(toastError)}>
          {t('app.signOut')}
        </Menu.Item>
        <Menu.Label>{t('app.version', { version: server.version })}</Menu.Label>
      </Menu.Dropdown>
    </Menu>
  );
}
