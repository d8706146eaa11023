import type { TextTools } from "../area";
import type { MailTexts } from "../mails";

export default (_: TextTools<"ja">): MailTexts => ({
	reset: {
		subject: (product: string) => `【${product}】パスワードの再設定`,
		lead: "新しいパスワードを設定するには、このリンクを開いてください。リンクは1時間以内に1回だけ使え、設定するとすべての端末でログアウトされます。",
		press: "新しいパスワードを設定",
		ignore: "お心当たりがない場合は、このメールを無視してください。パスワードは変更されません。",
	},
	verify: {
		subject: (product: string) => `【${product}】メールアドレスの確認`,
		lead: "このメールアドレスを確認するには、このリンクを開いてください。リンクは1時間以内に1回だけ使えます。パスワードを忘れた場合は、新しいパスワードを設定するリンクをこのアドレスにお送りします。",
		press: "このアドレスを確認",
		ignore: "アカウントをお持ちでない場合は、このメールを無視してください。",
	},
	copyAddress: "リンクを開けない場合は、次のURLをコピーしてブラウザに貼り付けてください：",
});
