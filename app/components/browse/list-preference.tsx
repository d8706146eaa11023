import { useEffect, useState } from "react";
import { callApi } from "~/browser/call-api.client";
import { changeDocument, localLibrary, SIGNED_OUT } from "~/browser/library/library.client";
import { reloadWithoutLists } from "~/browser/library/session-lists.client";
import { useSite } from "~/components/site/site-context";
import { Switch } from "~/components/ui/switch";
import { showToast } from "~/components/ui/toast";
import { SWITCHES, type SwitchName } from "~/domain/library/preferences";
import { useStore } from "~/lib/caching/store";

interface Props {
	name: SwitchName;
}

/** The switch of a preference that decides what lists show. */
export function ListPreference({ name }: Props) {
	const isSignedIn = useSite().visitor !== null;
	return (
		<div>
			{isSignedIn ? <OwnSwitch name={name} /> : <LocalSwitch name={name} />}
			<p className="mt-1 text-sm text-soft">{SWITCHES[name].description}</p>
		</div>
	);
}

/** The lists of this tab are loaded again, because the server leaves out what is hidden. */
function OwnSwitch({ name }: Props) {
	const [isOn, setIsOn] = useState<boolean | null>(null);
	useEffect(() => {
		callApi("GET /api/preferences", {}).then(
			(preferences) => setIsOn(preferences[name]),
			() => showToast("Failed to load your preferences. Please try again.", "alarm"),
		);
	}, [name]);

	async function change(next: boolean) {
		setIsOn(next);
		try {
			await callApi("PUT /api/preferences", { body: { [name]: next } });
			reloadWithoutLists();
		} catch {
			setIsOn(!next);
			showToast("Failed to change it. Please try again.", "alarm");
		}
	}

	return (
		<Switch isOn={isOn === true} isDisabled={isOn === null} onChange={(next) => void change(next)}>
			{SWITCHES[name].label}
		</Switch>
	);
}

/** Of a signed-out visitor, in this browser. */
function LocalSwitch({ name }: Props) {
	const isOn = useStore(localLibrary, null)?.[name] === true;
	return (
		<Switch
			isOn={isOn}
			onChange={(next) =>
				changeDocument(SIGNED_OUT, ({ [name]: _, ...document }) => ({ ...document, ...(next && { [name]: next }) }))
			}
		>
			{SWITCHES[name].label}
		</Switch>
	);
}
