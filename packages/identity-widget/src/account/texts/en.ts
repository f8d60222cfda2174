/** English texts of the account page, on top of the dialog's. The keys are the contract. */
export const texts = {
  profile: "Profile",
  save_name: "Save the name",
  saving: "Saving…",
  name_saved: "The name is saved.",
  change_email: "Change the email",
  email_hint: "The address changes when you open the link that we send to the new one.",
  email_sent: "Open the link that we have sent to the new address to finish the change.",
  current_password: "Current password",
  password_saved: "The password is saved. Your other sessions have ended.",
  sessions: "Open sessions",
  this_session: "This session",
  last_used: "Last used:",
  end_session: "End",
  session_ended: "The session has ended.",
  end_others: "End the others",
  others_ended: "Your other sessions have ended.",
  unknown_device: "Unknown device",
  loading: "Loading…",
  back: "Back",
  "Session not found": "That session has ended already.",
  "Recent proof of identity required": "Confirm who you are before you change this.",
  "Password or code not accepted": "The password or the code is not right.",
};

/** The texts of the account page in one language. */
export type AccountTexts = Readonly<Record<keyof typeof texts, string>>;
